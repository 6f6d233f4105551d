import { defineRefusals } from '@hojip/platform/refusal'

export const picturesRefusals = defineRefusals('pictures', {
  notAPicture: {
    code: '40001',
    text: {
      'zh-CN': '这不是能识别的图片，请使用 JPEG、PNG、WebP、GIF 或 BMP',
      'en-US': 'This is not a picture we can read; use JPEG, PNG, WebP, GIF or BMP',
      'ko-KR': '읽을 수 없는 이미지예요. JPEG, PNG, WebP, GIF, BMP 중 하나로 올려 주세요',
    },
  },
  tooManyPixels: {
    code: '40001',
    text: {
      'zh-CN': '图片尺寸过大，最多 4000 万像素',
      'en-US': 'This picture has too many pixels. At most 40 megapixels',
      'ko-KR': '이미지 해상도가 너무 높아요. 4,000만 화소까지 올릴 수 있어요',
    },
  },
})
