/** A file as it came in a form. Its name is what the sender says and worth no more than that. */
export interface ReceivedFile {
  name: string
  bytes: Buffer
}

export function isReceivedFile(value: unknown): value is ReceivedFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, bytes } = value as Partial<ReceivedFile>
  return typeof name === 'string' && Buffer.isBuffer(bytes)
}
