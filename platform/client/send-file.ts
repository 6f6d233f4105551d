import type { Envelope } from '../http/answer/envelope.ts'
import type { Locale } from '../i18n/index.ts'
import { unwrap, type CallKey, type Output } from './index.ts'

/** Calls that take a file; their other fields are text. */
type Fields = Record<string, string>

interface FileOptions {
  /** Called with 0 to 1 while the file is being sent. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export type FileClient = <K extends CallKey>(
  key: K,
  file: File,
  fields: Fields,
  options?: FileOptions,
) => Promise<Output<K>>

export interface FileClientOptions {
  locale: () => Locale
  token: () => string | undefined
}

function formOf(file: File, fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}

/**
 * Sends files in the browser, by XMLHttpRequest, since `fetch` does not report upload progress. Rejects with
 * `ApiError` as every call does.
 */
export function fileClient({ locale, token }: FileClientOptions): FileClient {
  return <K extends CallKey>(key: K, file: File, fields: Fields, options: FileOptions = {}) =>
    new Promise<Output<K>>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', `/v1${key.split(' ')[1]!}`)
      request.setRequestHeader('authorization', token() ?? '1')
      request.setRequestHeader('accept-language', locale())
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) options.onProgress?.(loaded / total)
      })
      request.addEventListener('load', () => {
        try {
          resolve(unwrap(JSON.parse(request.responseText) as Envelope))
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
      const lost = () => reject(new Error('the connection was lost'))
      for (const event of ['error', 'abort', 'timeout'] as const) request.addEventListener(event, lost)
      options.signal?.addEventListener('abort', () => request.abort())
      request.send(formOf(file, fields))
    })
}
