export { storeVideo, type VideoPlace } from './actions/store-video.ts'
export { productVideosJobs } from './jobs.ts'
export { registerProductVideos } from './routes.ts'
export { putProductVideos } from './store.ts'
