export { frontPagesRoutes } from './routes.ts'
export { putFrontPage, type TryHref } from './actions/edit-page.ts'
export { previewedDocument } from './actions/preview.ts'
export { liveDocument } from './store.ts'
