export { ListPage, ListSection } from './list-page.tsx'
export { MomentInput } from './moment-input.tsx'
export { DetailNote, DetailPage, DetailState } from './detail-page.tsx'
export { SheetButton } from './sheet-button.tsx'
