import { aBmp, aPicture } from '@hojip/pictures/testing'
export { aRecording } from './videos.ts'
import { aRecording, box, withNumber, withText } from './videos.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const page = '<html><script>alert(1)</script></html>'
function heic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic and a picture')])
}

async function giant(): Promise<Buffer> {
  const png = await aPicture(16, 16)
  // Width and height are in the header, at 16 and 20.
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

function flatBomb(): Buffer {
  const bomb = aBmp([[[1, 2, 3]]], { bits: 24 })
  bomb.writeInt32LE(60_000, 18)
  bomb.writeInt32LE(60_000, 22)
  return bomb
}

/** What is no picture, or one that costs too much: what it is, its name, its bytes, and the reason of the refusal. */
export const hostilePictures: [string, string, () => Buffer | Promise<Buffer>, string][] = [
  ['nothing', 'a.png', () => Buffer.alloc(0), 'empty'],
  ['SVG', 'a.svg', () => Buffer.from(svg), 'wrongExtension'],
  ['SVG with another name', 'a.png', () => Buffer.from(svg), 'notAPicture'],
  ['a page', 'a.html', () => Buffer.from(page), 'wrongExtension'],
  ['a page with another name', 'a.jpg', () => Buffer.from(page), 'notAPicture'],
  ['a program', 'a.jpg.exe', () => Buffer.from('MZ and a program'), 'wrongExtension'],
  ['HEIC', 'a.heic', heic, 'heic'],
  ['HEIC with another name', 'a.jpg', heic, 'heic'],
  ['a script that begins like a GIF', 'a.gif', () => Buffer.from('GIF89a/*...*/=1;alert(1)'), 'notAPicture'],
  ['half a JPEG', 'a.jpg', async () => (await aPicture(800, 800, 'jpeg')).subarray(0, 700), 'notAPicture'],
  ['half a PNG', 'a.png', async () => (await aPicture(800, 800)).subarray(0, 200), 'notAPicture'],
  ['a BMP of words', 'a.bmp', () => Buffer.from('BM and nothing else'), 'notAPicture'],
  ['a header of 3.6 billion pixels', 'a.png', giant, 'tooManyPixels'],
  ['41 million pixels', 'a.png', () => aPicture(6_500, 6_310), 'tooManyPixels'],
  ['a bitmap whose header claims 3.6 billion pixels', 'a.bmp', flatBomb, 'tooManyPixels'],
]

function phone(): Buffer {
  return aRecording('phone.mp4')
}

function clip(): Buffer {
  return aRecording('clip.webm')
}

function nested(): Buffer {
  let bytes: Buffer = Buffer.alloc(0)
  for (let i = 0; i < 5_000; i += 1) bytes = box('udta', bytes)
  return bytes
}

function head(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.readUInt32BE(0))
}

/** What is no video of a chat: what it is, its bytes, and the reason of the refusal. */
export const hostileVideos: [string, () => Buffer, string][] = [
  ['only a brand', () => head(phone()), 'notAVideo'],
  ['a page after a brand', () => Buffer.concat([head(phone()), Buffer.from(page)]), 'notAVideo'],
  [
    'a page that begins like WebM',
    () => Buffer.concat([clip().subarray(0, 4), Buffer.from(page)]),
    'notAVideo',
  ],
  [
    'an archive after the video',
    () => Buffer.concat([phone(), Buffer.from('PK\u0003\u0004secret-archive')]),
    'notAVideo',
  ],
  [
    'an archive after the WebM',
    () => Buffer.concat([clip(), Buffer.from('PK\u0003\u0004secret')]),
    'notAVideo',
  ],
  ['boxes in boxes', () => Buffer.concat([head(phone()), box('moov', nested())]), 'notAVideo'],
  ['a box of no size', () => withNumber(phone(), 'mdat', -4, 0), 'notAVideo'],
  ['a box of seven bytes', () => withNumber(phone(), 'moov', -4, 7), 'notAVideo'],
  ['a box of four gigabytes', () => withNumber(phone(), 'moov', -4, 0xffffffff), 'notAVideo'],
  [
    'a box of 2^64 bytes',
    () => Buffer.concat([phone(), Buffer.from('00000001667265657fffffffffffffff', 'hex')]),
    'notAVideo',
  ],
  ['an inner box that leaves its parent', () => withNumber(phone(), 'stbl', -4, 0x7fffffff), 'notAVideo'],
  ['a table of four billion entries', () => withNumber(phone(), 'stts', 8, 0xffffffff), 'notAVideo'],
  [
    'four billion samples of one byte',
    () => withNumber(withNumber(phone(), 'stsz', 8, 1), 'stsz', 12, 0xffffffff),
    'notAVideo',
  ],
  ['a chunk outside the file', () => withNumber(phone(), 'stco', 12, 0x7fffffff), 'notAVideo'],
  ['media in another file', () => withNumber(phone(), 'url ', 4, 0), 'notAVideo'],
  ['no time scale', () => withNumber(phone(), 'mvhd', 16, 0), 'notAVideo'],
  ['no duration', () => withNumber(phone(), 'mvhd', 20, 0), 'notAVideo'],
  [
    'a duration of a century',
    () => withNumber(withNumber(phone(), 'mvhd', 16, 1), 'mvhd', 20, 3e9),
    'notAVideo',
  ],
  ['a picture of 65,535 pixels', () => withNumber(phone(), 'tkhd', 80, 0xffff0000), 'notAVideo'],
  ['two indexes', () => Buffer.concat([phone(), phone().subarray(head(phone()).length)]), 'notAVideo'],
  [
    'another brand',
    () =>
      withText(
        withText(
          withText(withText(withText(phone(), 'isom', 'heic'), 'isom', 'mif1'), 'iso2', 'heix'),
          'avc1',
          'heis',
        ),
        'mp41',
        'hevc',
      ),
    'heic',
  ],
  ['an unknown codec', () => withText(phone(), 'avc1\0\0\0\0\0\0\0\u0001', 'encv'), 'unknownVideo'],
  ['Matroska', () => withText(clip(), 'webm', 'matr'), 'unknownVideo'],
  ['a WebM with an unknown codec', () => withText(clip(), 'V_VP8', 'V_XYZ'), 'unknownVideo'],
  [
    'sound without a picture',
    () => withText(withText(phone(), 'vide', 'soun'), 'avc1\0\0\0\0\0\0\0\u0001', 'mp4a'),
    'notAVideo',
  ],
]
