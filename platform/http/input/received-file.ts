/** A file received in a form. Its name is only what the sender claims. */
export interface ReceivedFile {
  name: string
  bytes: Buffer
}

export function isReceivedFile(value: unknown): value is ReceivedFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, bytes } = value as Partial<ReceivedFile>
  return typeof name === 'string' && Buffer.isBuffer(bytes)
}
