import type { Destination } from '../contract.ts'

/** Where an address goes; undefined until its province is chosen. */
export function destinationOf(place: Destination | undefined): Destination | undefined {
  if (!place?.province) return undefined
  const { country, province, city, district } = place
  return { country, province, city, district }
}
