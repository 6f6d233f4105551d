import type { Db, Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import type { TargetType } from '../rules/reasons.ts'

/** What a report is about. */
export interface ReportTarget {
  /** In each language, or as somebody wrote it. */
  name: LocalText | string
  /** The path of the mall's page that shows it; '' when there is none. */
  path: string
}

/** Undefined when there is no such target, or the viewer cannot see it. */
export type FindTarget = (db: Db, viewer: Viewer, id: string) => Promise<ReportTarget | undefined>

export interface ReportsOptions {
  /** For each kind of target that can be reported. */
  findTarget: Partial<Record<TargetType, FindTarget>>
}

export type ReportsTools = Tools & ReportsOptions
