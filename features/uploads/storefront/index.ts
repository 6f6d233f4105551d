export { PictureRow } from './picture-row.tsx'
export { PictureUploader } from './picture-uploader.tsx'
