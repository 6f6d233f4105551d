export type PictureWidth = 200 | 400 | 800
const widths: PictureWidth[] = [200, 400, 800]

export const pictureUrl = (of: string, width: PictureWidth, format: 'avif' | 'webp'): string =>
  `${of}-${width}.${format}`

export const pictureSet = (of: string, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${pictureUrl(of, width, format)} ${width}w`).join(',')
