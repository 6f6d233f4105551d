import { ask, openConnection } from './connection.ts'
import { startStopwatch, type Figures } from './figures.ts'

export interface UploadLoad {
  port: number
  token: string
  /** JPEGs. */
  pictures: readonly Buffer[]
}

const boundary = 'a-form-of-the-bench'

function bytesOf(picture: Buffer, token: string): Buffer {
  const field = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const before = Buffer.from(`${field('scene')}comment\r\n${field('file', '; filename="market.jpg"')}`)
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const head = [
    'POST /v1/fileUpload/upload HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${before.length + picture.length + after.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), before, picture, after])
}

/** Uploads as a page does, over two connections. A response means that the picture is stored in all widths. */
export async function loadUploads({ port, token, pictures }: UploadLoad): Promise<Figures> {
  const waiting = pictures.map((picture) => bytesOf(Buffer.from(picture), token))
  const stopwatch = startStopwatch()
  const send = async () => {
    const connection = await openConnection(port)
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const startedAt = performance.now()
      const { status, body } = await ask(connection, request)
      if (status !== 200) throw new Error(`/fileUpload/upload answers ${status}: ${body.toString()}`)
      stopwatch.note(startedAt)
    }
    connection.close()
  }
  await Promise.all([send(), send()])
  return stopwatch.figures()
}
