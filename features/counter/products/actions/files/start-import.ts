import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../../refusals.ts'
import { importHeld, moveImport, restartImport, shopImport } from '../../store/files/imports.ts'
import { importJob, type ImportJob } from './run-import.ts'

type NotStarted = Refusal<'productFiles/importGone' | 'productFiles/notChecked'>

/** Why a file does not wait to be imported. */
const waits: Record<'cancelled' | 'checking' | 'unreadable', LocalText> = {
  checking: {
    'zh-CN': '还在检查，请等检查完',
    'en-US': 'it is still being checked; wait until that is done',
    'ko-KR': '아직 검사 중이니 끝날 때까지 기다려 주세요',
  },
  cancelled: {
    'zh-CN': '已经放弃，请重新上传',
    'en-US': 'it was given up; upload it again',
    'ko-KR': '그만둔 파일이니 다시 올려 주세요',
  },
  unreadable: {
    'zh-CN': '文件读不出来，请改好后重新上传',
    'en-US': 'it cannot be read; mend it and upload it again',
    'ko-KR': '읽을 수 없는 파일이니 고쳐서 다시 올려 주세요',
  },
}

/** Begins to import a file that has been checked. Pressing the button twice imports it once. */
export function startImport(
  { db, jobs }: Pick<Tools, 'db' | 'jobs'>,
  pkId: string,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<{ pkId: string } | NotStarted> {
  return inTransaction(db, async (tx): Promise<{ pkId: string } | NotStarted> => {
    const own = await shopImport(tx, viewer, pkId)
    const row = own && (await importHeld(tx, own.id))
    if (!row) return refuse(r.importGone)
    if (row.state === 'running' || row.state === 'done') return { pkId }
    if (row.state !== 'checked')
      return refuse(r.notChecked, { state: waits[row.state] }, { current: row.state })
    await restartImport(tx, pkId)
    await moveImport(tx, pkId, ['checked'], 'running')
    await jobs.send(tx, importJob, { importId: pkId } satisfies ImportJob)
    note?.({ subject: { products: row.added + row.changed, file: row.fileName } })
    return { pkId }
  })
}

/** Gives a file up after the product under way. */
export async function cancelImport(
  { db }: Pick<Tools, 'db'>,
  pkId: string,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<{ isCancelled: boolean } | Refusal<'productFiles/importGone'>> {
  const own = await shopImport(db, viewer, pkId)
  if (!own) return refuse(r.importGone)
  note?.({ subject: { file: own.fileName } })
  return { isCancelled: await moveImport(db, pkId, ['checking', 'checked', 'running'], 'cancelled') }
}
