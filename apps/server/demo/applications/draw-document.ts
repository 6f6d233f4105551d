type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [252, 250, 244]
const ink: Colour = [120, 126, 128]

interface Box {
  x: number
  y: number
  width: number
  height: number
  colour: Colour
}

/** Lines instead of text, of uneven lengths. */
function lines(x: number, y: number, count: number, longest: number): Box[] {
  return Array.from({ length: count }, (_, n) => ({
    x,
    y: y + n * 34,
    height: 10,
    colour: ink,
    width: longest - ((n * 53) % 120),
  }))
}

const layouts: Record<'licence' | 'identity', { width: number; height: number; boxes: Box[] }> = {
  licence: {
    width: 640,
    height: 880,
    boxes: [
      { x: 0, y: 0, width: 640, height: 24, colour: [178, 34, 52] },
      { x: 180, y: 70, width: 280, height: 34, colour: [178, 34, 52] },
      ...lines(70, 170, 12, 500),
      { x: 440, y: 680, width: 120, height: 120, colour: [222, 120, 116] },
    ],
  },
  identity: {
    width: 860,
    height: 540,
    boxes: [
      { x: 0, y: 0, width: 860, height: 18, colour: [16, 102, 84] },
      ...lines(60, 90, 8, 440),
      { x: 560, y: 90, width: 230, height: 300, colour: [206, 212, 214] },
      { x: 625, y: 140, width: 100, height: 110, colour: [160, 168, 170] },
      { x: 590, y: 270, width: 170, height: 120, colour: [160, 168, 170] },
    ],
  },
}

const headBytes = 54

/** A drawn stand-in for a document, as a BMP file: nobody's real one. */
export function drawDocument(kind: 'licence' | 'identity'): Buffer {
  const { width, height, boxes } = layouts[kind]
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(headBytes + rowBytes * height)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(headBytes, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  const fill = ({ x, y, width: w, height: h, colour: [red, green, blue] }: Box) => {
    // Rows are stored from the bottom up, colours as blue, green, red.
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1)
        file.set([blue, green, red], headBytes + (height - 1 - row) * rowBytes + column * 3)
  }
  fill({ x: 0, y: 0, width, height, colour: paper })
  boxes.forEach(fill)
  return file
}
