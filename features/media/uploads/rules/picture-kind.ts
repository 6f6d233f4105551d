import { extensions } from './limits.ts'

export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Pictures of phones, which the server names as what they are, with advice. */
const ofPhones = ['heic', 'heif', 'avif']

/** Whether a file of this name may be a picture. The server goes by the bytes, so a name without extension may be one. */
export function mayBePicture(name: string): boolean {
  const extension = extensionOf(name)
  return extension === '' || [...extensions, ...ofPhones].some((one) => one === extension)
}
