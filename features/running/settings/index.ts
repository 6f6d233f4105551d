export { settingsRoutes } from './routes.ts'
export { openCalendar } from './actions/calendar/live-calendar.ts'
export { openSettings, type LiveSettings, type Settings } from './actions/live-settings.ts'
export { underSwitches } from './actions/under-switches.ts'
