/**
 * The same bytes in memory of their own, for a caller that stores them. Node cuts short buffers from blocks of many: one that is
 * stored would hold on to its whole block, which no count of bytes in a cache knows.
 */
export function ownMemory(bytes: Uint8Array): Buffer {
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
  return Buffer.from(own.buffer, 0, own.byteLength)
}
