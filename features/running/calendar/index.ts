export { calendarRoutes } from './routes.ts'
export { openCalendar } from './actions/live-calendar.ts'
