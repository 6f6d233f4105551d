import { carries, defineRefusals } from '@hojip/platform/refusal'

export const picturesRefusals = defineRefusals('pictures', {
  notAPicture: {
    code: '40001',
    data: carries<{ why: string } | undefined>(),
    text: {
      'zh-CN': '这不是能识别的图片，请使用 JPEG、PNG、WebP、GIF 或 BMP',
      'en-US': 'This is not a picture we can read. Use JPEG, PNG, WebP, GIF or BMP',
      'ko-KR': '읽을 수 없는 이미지예요. JPEG, PNG, WebP, GIF, BMP 중 하나로 올려 주세요',
    },
  },
  heic: {
    code: '40001',
    text: {
      'zh-CN': '这是 HEIC 图片，还不支持。请截图上传，或在手机相机设置里把格式改为“兼容性最佳”',
      'en-US':
        'This is a HEIC picture, which cannot be used here. Upload a screenshot of it, or set the camera to “Most Compatible”',
      'ko-KR':
        'HEIC 사진은 올릴 수 없어요. 캡처해서 올리거나 카메라 설정에서 포맷을 ‘호환성 우선’으로 바꿔 주세요',
    },
  },
  tooManyPixels: {
    code: '40001',
    data: carries<{ why: string } | undefined>(),
    text: {
      'zh-CN': '图片尺寸过大，最多 4000 万像素',
      'en-US': 'This picture has too many pixels. At most 40 megapixels',
      'ko-KR': '이미지 해상도가 너무 높아요. 4,000만 화소까지 올릴 수 있어요',
    },
  },
  tooHeavy: {
    code: '40001',
    data: carries<{ why: string } | undefined>(),
    text: {
      'zh-CN': '这张图片过于复杂，无法处理，请另存为普通的 JPEG 或 PNG 后再试',
      'en-US': 'This picture is too complex to read. Save it as an ordinary JPEG or PNG and try again',
      'ko-KR': '이미지를 처리하기에 너무 복잡해요. 일반 JPEG나 PNG로 다시 저장해 주세요',
    },
  },
  busy: {
    code: '50301',
    data: carries<{ why: string } | undefined>(),
    text: {
      'zh-CN': '正在处理的图片太多，请稍后再试',
      'en-US': 'Too many pictures are being processed right now. Try again in a moment',
      'ko-KR': '지금 처리 중인 이미지가 너무 많아요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
})

/** The refusal of a file that should be a picture. */
export type DecodeReason =
  | 'pictures/busy'
  | 'pictures/heic'
  | 'pictures/notAPicture'
  | 'pictures/tooHeavy'
  | 'pictures/tooManyPixels'
