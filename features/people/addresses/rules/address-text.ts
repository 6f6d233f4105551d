interface Parts {
  country: string
  province: string
  city: string
  district: string
  /** Absent in addresses from before the field existed. */
  street?: string
  detail: string
}

/** The address in one line, largest place first as in both countries; a district equal to its city is left out. */
export function addressLine(a: Parts): string {
  return [...new Set([a.province, a.city, a.district].filter(Boolean)), a.street, a.detail]
    .filter(Boolean)
    .join(' ')
}
