export { pausesRoutes } from './routes.ts'
export {
  openPauses,
  pausesChanged,
  settingsUnderPauses,
  type LivePauses,
  type Pauses,
} from './actions/live-pauses.ts'
export { pausePart, resumePart } from './actions/change-pauses.ts'
export { pauseRows } from './store/pauses.ts'
export { pauseKinds, type Part, type PauseKind } from './contract/kinds.ts'
