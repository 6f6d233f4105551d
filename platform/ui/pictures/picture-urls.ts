export type PictureWidth = 200 | 400 | 800
const widths: PictureWidth[] = [200, 400, 800]

export function pictureUrl(of: string, width: PictureWidth, format: 'avif' | 'webp'): string {
  return `${of}-${width}.${format}`
}

export function pictureSet(of: string, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureUrl(of, width, format)} ${width}w`).join(',')
}
