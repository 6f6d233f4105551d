import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { refuse } from '@hojip/platform/refusal'
import { productVideosRefusals as no, type ProductVideoRefusal } from '../../refusals.ts'
import { videoFormats, type VideoFormat } from '../../rules/product-videos/file-name.ts'
import { mostMegabytes } from '../../rules/product-videos/limits.ts'

const longestPath = 300

/** Whether the text names a file below a folder: relative, with `/` between its parts, none of which leads up. */
function isInner(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- a path with a zero byte ends before it
  if (path.length > longestPath || /[\\:\u0000-\u001f]/.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

async function realPathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENAMETOOLONG'].includes(code)) return undefined
    throw error
  }
}

/** The real path of a video in a folder, small enough and with a known extension. Links out of the folder are refused. */
export async function findFile(
  folder: string,
  path: string,
): Promise<{ file: string; format: VideoFormat } | ProductVideoRefusal> {
  if (!isInner(path)) return refuse(no.outside, { path: path.slice(0, 60) })
  const extension = extname(path).slice(1).toLowerCase()
  const format = videoFormats.find((one) => one === extension)
  if (!format) return refuse(no.wrongExtension, { path })
  const [root, file] = [await realPathOf(folder), await realPathOf(join(folder, path))]
  if (root === undefined || file === undefined) return refuse(no.missing, { path })
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return refuse(no.outside, { path })
  const facts = await stat(file)
  if (!facts.isFile()) return refuse(no.missing, { path })
  if (facts.size > mostMegabytes * 1024 * 1024) return refuse(no.tooLarge, { path, most: mostMegabytes })
  return { file, format }
}
