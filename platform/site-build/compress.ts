import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /\.(js|css|svg|json|txt)$/
const smallestBytes = 600

/**
 * Written under another name and renamed: the file may be served as soon as it is there. Two processes may compress the
 * same build.
 */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

/** Adds `.br` and `.gz` beside every text file, at the highest compression: they are made once and sent often. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const compressOne = async (name: string) => {
    const path = join(folder, name)
    const content = await readFile(path)
    if (content.length < smallestBytes) return
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      zip(content, { level: 9 }),
    ])
    await Promise.all([writeWhole(`${path}.br`, br), writeWhole(`${path}.gz`, gz)])
  }
  await Promise.all(names.filter((name) => worthIt.test(name)).map(compressOne))
}
