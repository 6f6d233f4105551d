export { videoPath, type VideoFormat } from './file-name.ts'
