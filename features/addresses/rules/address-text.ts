interface Parts {
  country: string
  province: string
  city: string
  district: string
  /** Missing in what was written down before addresses had it. */
  street?: string
  detail: string
}

/** One line, big to small as both countries write it; a district equal to its city is said once. */
export function addressLine(a: Parts): string {
  return [...new Set([a.province, a.city, a.district].filter(Boolean)), a.street, a.detail]
    .filter(Boolean)
    .join(' ')
}
