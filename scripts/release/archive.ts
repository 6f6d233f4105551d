import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'

export interface Entry {
  /** From the archive's own folder, with forward slashes. */
  path: string
  content: Uint8Array
  isProgram?: boolean
}

/**
 * A `.tar.gz` whose bytes follow from names and contents alone: sorted, owned by root, all of one time.
 * @param folder the one folder at its top
 */
export async function archiveOf(folder: string, entries: readonly Entry[], time: Date): Promise<Uint8Array> {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const whose = { uid: 0, gid: 0, uname: 'root', gname: 'root', mtime: time }
  const tar = await packTar(
    sorted.map(({ path, content, isProgram }) => ({
      header: {
        ...whose,
        name: `${folder}/${path}`,
        type: 'file' as const,
        size: content.length,
        mode: isProgram ? 0o755 : 0o644,
      },
      body: content,
    })),
  )
  const zipped = gzipSync(tar, { level: 9 })
  // The system on which it was packed; 255 is “unknown”.
  zipped[9] = 255
  return zipped
}
