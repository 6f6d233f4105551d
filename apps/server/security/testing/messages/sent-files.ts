import type { ReceivedFile } from '@hojip/platform/http'

/** A table of products. */
export const aTable: ReceivedFile = {
  name: 'goods.csv',
  bytes: Buffer.from('Handle,Title,Variant Price\nleek,葱,1.50\n'),
}

/** A picture of one pixel. */
export const aPixel: ReceivedFile = {
  name: 'kimchi.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
