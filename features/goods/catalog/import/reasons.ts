import { defineRefusals } from '@hojip/platform/refusal'

/** Why a row of an imported file is refused. */
export const importReasons = defineRefusals('catalog', {
  openQuote: {
    code: '40001',
    text: {
      'zh-CN': '从这里开始的引号没有正确结束',
      'en-US': 'the quotation mark that opens here is not closed properly',
      'ko-KR': '여기서 시작한 따옴표가 제대로 닫히지 않았어요',
    },
  },
  cellTooLong: {
    code: '40001',
    text: {
      'zh-CN': '单元格超过 1 MB',
      'en-US': 'a cell of more than 1 MB',
      'ko-KR': '셀 하나가 1MB를 넘어요',
    },
  },
  rowTooLong: {
    code: '40001',
    text: { 'zh-CN': '一行超过 4 MB', 'en-US': 'a row of more than 4 MB', 'ko-KR': '한 행이 4MB를 넘어요' },
  },
  notUtf8: {
    code: '40001',
    text: {
      'zh-CN': '有无法识别的字符，请将文件另存为 UTF-8',
      'en-US': 'a character that cannot be read; save the file as UTF-8',
      'ko-KR': '알아볼 수 없는 글자가 있어요. 파일을 UTF-8로 저장해 주세요',
    },
  },
  zeroByte: {
    code: '40001',
    text: { 'zh-CN': '含有空字节', 'en-US': 'contains a zero byte', 'ko-KR': '널 바이트가 들어 있어요' },
  },
  wrongWidth: {
    code: '40001',
    text: {
      'zh-CN': '有 {cells} 个单元格，表头有 {columns} 个；文件可能不完整',
      'en-US': '{cells} cells where the header has {columns}; the file may be cut short',
      'ko-KR': '셀이 {cells}개인데 머리글은 {columns}개예요. 파일이 잘렸을 수 있어요',
    },
  },
  missing: {
    code: '40001',
    text: { 'zh-CN': '不能为空', 'en-US': 'must not be empty', 'ko-KR': '비워 둘 수 없어요' },
  },
  tooLong: {
    code: '40001',
    text: {
      'zh-CN': '最多 {most} 个字符',
      'en-US': '{most} characters at most',
      'ko-KR': '최대 {most}자까지 쓸 수 있어요',
    },
  },
  notMoney: {
    code: '40001',
    text: {
      'zh-CN': '“{value}”不是金额，应类似 39.90',
      'en-US': '"{value}" is not an amount such as 39.90',
      'ko-KR': '‘{value}’은(는) 39.90 같은 금액이 아니에요',
    },
  },
  priceOutOfRange: {
    code: '40001',
    text: {
      'zh-CN': '价格须在 0.01 到 {most} 元之间',
      'en-US': 'a price is between 0.01 and {most}',
      'ko-KR': '가격은 0.01에서 {most} 사이여야 해요',
    },
  },
  notQuantity: {
    code: '40001',
    text: {
      'zh-CN': '“{value}”不是 0 到 {most} 的整数',
      'en-US': '"{value}" is not a whole number from 0 to {most}',
      'ko-KR': '‘{value}’은(는) 0에서 {most}까지의 정수가 아니에요',
    },
  },
  notOneOf: {
    code: '40001',
    text: {
      'zh-CN': '“{value}”不是 {allowed} 之一',
      'en-US': '"{value}" is not one of {allowed}',
      'ko-KR': '‘{value}’은(는) {allowed} 중 하나가 아니에요',
    },
  },
  notWebAddress: {
    code: '40001',
    text: {
      'zh-CN': '不是 http 或 https 地址',
      'en-US': 'not an http or https address',
      'ko-KR': 'http 또는 https 주소가 아니에요',
    },
  },
  severalVideos: {
    code: '40001',
    text: {
      'zh-CN': '一件商品只能有一个视频',
      'en-US': 'a product has one video at most',
      'ko-KR': '상품 하나에 동영상은 하나만 넣을 수 있어요',
    },
  },
  notPair: {
    code: '40001',
    text: {
      'zh-CN': '“{value}”应写成“名称: 值”',
      'en-US': '"{value}" is not written as "name: value"',
      'ko-KR': '‘{value}’을(를) ‘이름: 값’으로 써 주세요',
    },
  },
  tooManyLines: {
    code: '40001',
    text: { 'zh-CN': '最多 {most} 行', 'en-US': '{most} lines at most', 'ko-KR': '최대 {most}줄까지예요' },
  },
  notLimit: {
    code: '40001',
    text: {
      'zh-CN': '应是 1 到 {most} 的整数，不限购则留空',
      'en-US': 'a whole number from 1 to {most}, or empty for no limit',
      'ko-KR': '1에서 {most}까지의 정수여야 해요. 제한이 없으면 비워 두세요',
    },
  },
  tooManyOptions: {
    code: '40001',
    text: {
      'zh-CN': '规格最多三种',
      'en-US': 'three options at most',
      'ko-KR': '옵션은 세 가지까지 쓸 수 있어요',
    },
  },
  tooManyVariants: {
    code: '40001',
    text: {
      'zh-CN': '规格组合最多 {most} 个',
      'en-US': '{most} variants at most',
      'ko-KR': '옵션 조합은 {most}개까지예요',
    },
  },
  valueWithoutOption: {
    code: '40001',
    text: {
      'zh-CN': '有规格值，但首行没有这项规格的名称',
      'en-US': "a value of an option that the product's first row does not name",
      'ko-KR': '첫 행에 이름이 없는 옵션의 값이에요',
    },
  },
  doubledVariant: {
    code: '40001',
    text: {
      'zh-CN': '与第 {line} 行的规格组合相同',
      'en-US': 'the same variant as on line {line}',
      'ko-KR': '{line}행과 옵션 조합이 같아요',
    },
  },
  codeLeftOff: {
    code: '40001',
    text: {
      'zh-CN': '编码超过 {most} 个字符，没有导入编码，商品照常导入',
      'en-US': 'the code has more than {most} characters; the product is imported without it',
      'ko-KR': '코드가 {most}자를 넘어 코드 없이 가져와요',
    },
  },
  codeRepeated: {
    code: '40001',
    text: {
      'zh-CN': '与第 {line} 行的编码相同，这一行改用商城的编号',
      'en-US': 'the same code as on line {line}; this variant gets a number of the mall',
      'ko-KR': '{line}행과 코드가 같아 이 옵션에는 몰의 번호를 붙여요',
    },
  },
  codeRounded: {
    code: '40001',
    text: {
      'zh-CN': '“{value}”像是被表格软件改成科学计数的编码，后面的数字可能丢了',
      'en-US': '"{value}" looks like a code that a spreadsheet has rounded; its last digits may be lost',
      'ko-KR': '‘{value}’은(는) 표 프로그램이 지수로 바꾼 코드 같아요. 뒷자리가 사라졌을 수 있어요',
    },
  },
  doubledHandle: {
    code: '40001',
    text: {
      'zh-CN': '这个 Handle 在文件前面已经出现过；同一商品的行要放在一起',
      'en-US': 'this handle already appears further up; the rows of a product must be consecutive',
      'ko-KR': '앞에서 이미 나온 Handle이에요. 한 상품의 행은 이어져 있어야 해요',
    },
  },
  notWritten: {
    code: '40001',
    text: {
      'zh-CN': '数据库拒绝：{why}',
      'en-US': 'the database refuses it: {why}',
      'ko-KR': '데이터베이스가 거절했어요: {why}',
    },
  },
})
