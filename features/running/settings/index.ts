export { settingsRoutes } from './routes.ts'
export { openCalendar } from './actions/calendar/live-calendar.ts'
export { openSettings, type LiveSettings, type Settings } from './actions/live-settings.ts'
export {
  modeChanged,
  openLiveMode,
  readMode,
  writeMode,
  type LiveMode,
} from './actions/mode/live-mode.ts'
export { framesUnderMode, underMode } from './actions/mode/under-mode.ts'
export { underSwitches } from './actions/under-switches.ts'
