import { inTransaction } from '@hojip/platform/db'
import type { LargeFile, ReceivedFile, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../../refusals.ts'
import { countFiles, openImport } from '../../store/files/imports.ts'
import type { ProductsTools } from '../tools.ts'
import { dayMs } from '@hojip/platform/clock'
import { importJob, type ImportJob } from './run-import.ts'

/** How many files a shop may send within 24 hours. */
const filesADay = 200

type Refused = Refusal<'productFiles/importRunning' | 'productFiles/tooManyFiles'>

/** Stores a file of products and sends the job that checks it. */
export async function uploadFile(
  { db, clock, jobs, objects }: ProductsTools,
  viewer: Viewer,
  file: LargeFile | ReceivedFile,
): Promise<{ pkId: string } | Refused> {
  const shopId = viewer.shopId!
  const id = newId()
  const objectKey = `product-files/${id}.csv`
  const isLarge = 'path' in file
  if (isLarge) await objects.putFile(objectKey, file.path, 'text/csv')
  else await objects.put(objectKey, file.bytes)
  const answer = await inTransaction(db, async (tx): Promise<{ pkId: string } | Refused> => {
    const since = new Date(clock.nowMs() - dayMs)
    if ((await countFiles(tx, viewer, since)) >= filesADay) return refuse(r.tooManyFiles)
    const bytes = isLarge ? file.size : file.bytes.length
    const fileName = file.name.slice(0, 200)
    const opened = { id, shopId, userId: viewer.userId, fileName, objectKey, bytes }
    if (!(await openImport(tx, opened))) return refuse(r.importRunning)
    await jobs.send(tx, importJob, { importId: id } satisfies ImportJob)
    return { pkId: id }
  })
  if (isRefusal(answer)) await objects.remove([objectKey])
  return answer
}
