import type { Tools } from '@hojip/db'
import type { OutputOf, Viewer } from '@hojip/platform/http'
import type { FiguresCalls } from '../contract.ts'
import { firstSteps } from '../rules/first-steps.ts'
import { firstStepsOf, hideFirstSteps, showFirstSteps } from '../store/first-steps.ts'

/** How far the caller's shop has come, and whether the caller wants to see it. */
export async function readFirstSteps(
  { db }: Pick<Tools, 'db'>,
  { userId, shopId }: Viewer,
): Promise<OutputOf<FiguresCalls['GET /bizConsole/queryFirstSteps']>> {
  const { isHidden, ...done } = await firstStepsOf(db, { userId, shopId: shopId! })
  return { isHidden, steps: firstSteps.map((step) => ({ step, isDone: done[step] })) }
}

/** For the caller alone: colleagues still see the list. */
export async function setFirstStepsHidden(
  { db }: Pick<Tools, 'db'>,
  { userId, shopId }: Viewer,
  isHidden: boolean,
): Promise<null> {
  await (isHidden ? hideFirstSteps : showFirstSteps)(db, { userId, shopId: shopId! })
  return null
}
