export { calendarRoutes } from './routes.ts'
export { openCalendar, type LiveCalendar } from './actions/live-calendar.ts'
