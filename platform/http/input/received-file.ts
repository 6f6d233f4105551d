/** A file received in a form. Its name is only what the sender claims. */
export interface ReceivedFile {
  name: string
  bytes: Buffer
}

/** A received file that is too large for memory. It is deleted when the call has been answered, unless it was moved. */
export interface LargeFile {
  name: string
  path: string
  size: number
}

export function isReceivedFile(value: unknown): value is ReceivedFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, bytes } = value as Partial<ReceivedFile>
  return typeof name === 'string' && Buffer.isBuffer(bytes)
}

export function isLargeFile(value: unknown): value is LargeFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, path, size } = value as Partial<LargeFile>
  return typeof name === 'string' && typeof path === 'string' && typeof size === 'number'
}
