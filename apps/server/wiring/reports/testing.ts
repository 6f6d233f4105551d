import { chatRoutes } from '@hojip/chat'
import { chatOptions } from '@hojip/chat/testing'
import { commentsRoutes } from '@hojip/comments'
import type { Tools } from '@hojip/db'
import { aShopper } from '@hojip/inventory/testing'
import { anOrdersMall } from '@hojip/orders/testing'
import type { Bound, Viewer } from '@hojip/platform/http'
import { questionsRoutes } from '@hojip/questions'
import { reportsRoutes } from '@hojip/reports'
import { expect } from 'vitest'
import { reportMeasures, reportTargets } from './report-targets.ts'

/** The reason of the removal, as the author reads it. */
export const told = '含有辱骂的话'

type Report = [targetType: string, targetId: string, by?: Viewer]

/** A mall in which what shoppers and shops write can be reported; Tao decides. */
export async function aReportingMall(more: (tools: Tools) => Bound[] = () => []) {
  const mall = await anOrdersMall((tools) => [
    ...reportsRoutes(tools, { findTarget: reportTargets, measures: reportMeasures }),
    ...commentsRoutes(tools),
    ...questionsRoutes(tools),
    ...chatRoutes({ ...tools, ...chatOptions }),
    ...more(tools),
  ])
  const tao: Viewer = { ...(await aShopper(mall.tools.db, 'Tao')), role: 'operator' }

  /** Reported; returns the report's id and the call by which the operator upholds it. */
  const reported = async (...[targetType, targetId, by]: Report) => {
    const reporter = by ?? (await aShopper(mall.tools.db))
    const report = { targetType, targetId, reasonType: 'abuse' }
    const { pkId } = (await mall.call(reporter, 'POST /sysReport/save', report)).data
    const decide = () =>
      mall.call(tao, 'POST /sysConsole/handleReport', {
        pkId,
        decision: 'upheld',
        remark: '核实',
        measure: 'takeDown',
        told,
      })
    return { pkId: pkId as string, decide }
  }

  /** Reported and upheld; returns the measure, which can be lifted. */
  const takeDown = async (...report: Report) => {
    const { pkId, decide } = await reported(...report)
    expect(await decide()).toMatchObject({ code: '10000' })
    const { data } = await mall.call(tao, 'POST /sysConsole/queryReports', { filter: 'all', pageSize: 100 })
    const list = data.list as { pkId: string; measure: { pkId: string } }[]
    return list.find((one) => one.pkId === pkId)!.measure
  }

  const lift = ({ pkId }: { pkId: string }) =>
    mall.call(tao, 'POST /sysConsole/closeMeasure', { pkId, outcome: 'lifted', remark: '看错了' })

  return { mall, tao, reported, takeDown, lift }
}

export type ReportingMall = Awaited<ReturnType<typeof aReportingMall>>
