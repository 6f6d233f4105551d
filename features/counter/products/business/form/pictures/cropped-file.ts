/** A rectangle of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

function loaded(src: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image()
    image.addEventListener('load', () => done(image))
    image.addEventListener('error', () => fail(new Error(`no picture at ${src}`)))
    image.src = src
  })
}

/** What is inside the area, as a file in the picture's own resolution. Transparent parts stay so. */
export async function croppedFile(src: string, { x, y, width, height }: Area): Promise<File> {
  const image = await loaded(src)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('the browser cannot draw')
  drawing.drawImage(image, x, y, width, height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95))
  if (!blob) throw new Error('the browser made no picture')
  return new File([blob], 'cropped.webp', { type: blob.type })
}
