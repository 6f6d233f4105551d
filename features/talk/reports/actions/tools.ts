import type { Db, Tools, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import type { Concerned } from '../contract.ts'
import type { TargetType } from '../rules/reasons.ts'

/** What a report is about. */
interface ReportTarget {
  /** In each language, or as somebody wrote it. */
  name: LocalText | string
  /** The path of the mall's page that shows it; '' when there is none. */
  path: string
}

/** Undefined when there is no such target, or the viewer cannot see it. */
type FindTarget = (db: Db, viewer: Viewer, id: string) => Promise<ReportTarget | undefined>

/** Does something about a target and returns whom it concerns; undefined when it cannot be, or was done already. */
type Take = (tx: Tx, id: string, at: Date) => Promise<Concerned | undefined>

/** What can follow an upheld report on a kind of target. */
interface Measures {
  warn?: Take
  takeDown?: Take
  /** Undoes `takeDown`; false when what was taken down stays away, since it was written anew meanwhile. */
  lift?: (tx: Tx, id: string) => Promise<boolean>
}

export interface ReportsOptions {
  measures: Partial<Record<TargetType, Measures>>
  /** For each kind of target that can be reported. */
  findTarget: Partial<Record<TargetType, FindTarget>>
}

export type ReportsTools = Tools & ReportsOptions
