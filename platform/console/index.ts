export { ListPage, ListSection } from './list-page.tsx'
export { DetailNote, DetailPage, DetailState } from './detail-page.tsx'
