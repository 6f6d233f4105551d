/** The parts of an address that a pasted text seems to contain; '' where it contains none. */
export interface AddressGuess {
  country: 'CN' | 'KR'
  consignee: string
  salutation: '1' | '2' | undefined
  phone: string
  province: string
  city: string
  district: string
  street: string
  address: string
  postcode: string
  /** What was not understood, in pieces: shown to the user, and in no field. */
  unread: string[]
  /** From 0, not found, to 1, written explicitly. */
  confidence: Record<'consignee' | 'phone' | 'region' | 'street' | 'address' | 'postcode', number>
}

/** What a reader of one language found; the phone is found before. */
export interface Reading extends Omit<AddressGuess, 'phone' | 'unread'> {
  /** The pieces of the text that were understood without being in a field unchanged: the names of the region. */
  taken: readonly string[]
}
