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
  /** From 0, not found, to 1, written explicitly. */
  confidence: Record<'consignee' | 'phone' | 'region' | 'street' | 'address' | 'postcode', number>
}
