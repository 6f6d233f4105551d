export { qrPath } from './qr-path.ts'
