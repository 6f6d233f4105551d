import { isReceivedFile, type ReceivedFile } from '../http/input/received-file.ts'

export interface Form {
  contentType: string
  body: Buffer
}

const boundary = '----hojip-form-of-a-test'
function quoted(text: string): string {
  return text.replace(/[\r\n"]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function partOf(name: string, value: unknown): Buffer {
  const disposition = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`
  if (!isReceivedFile(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return Buffer.from(`${disposition}\r\n\r\n${text}\r\n`)
  }
  const file: ReceivedFile = value
  const head = `${disposition}; filename="${quoted(file.name)}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file.bytes, Buffer.from('\r\n')])
}

/** A form as a browser sends it, for fields of any type. */
export function formOf(input: Readonly<Record<string, unknown>>): Form {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const parts = fields.map(([name, value]) => partOf(name, value))
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
