import { shownPicture } from '../form/product-input.ts'

/** The ref of a picture by the address at which this mall shows it; undefined for all other addresses. */
export function createOwnPicture(publicUrl: string): (address: string) => string | undefined {
  return (address) =>
    shownPicture(address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address)
}
