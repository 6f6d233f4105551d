export { PictureRow, type PictureRowProps } from './picture-row.tsx'
export { PictureUploader, type PictureUploaderProps } from './picture-uploader.tsx'
