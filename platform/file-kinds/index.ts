/** Brands of HEIF files with HEVC pictures, as phones take them. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Whether the bytes are a HEIC picture, whatever its name. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(4, 12))
  return head.startsWith('ftyp') && brands.includes(head.slice(4))
}
