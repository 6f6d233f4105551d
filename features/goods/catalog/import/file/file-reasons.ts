import { defineRefusals } from '@hojip/platform/refusal'

function bad(zh: string, en: string, ko: string) {
  return { code: '40001' as const, text: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko } }
}

/** Why a file as a whole cannot be imported. */
export const fileReasons = defineRefusals('catalog', {
  cannotOpen: bad('打不开 {path}：{why}', 'cannot open {path}: {why}', '{path} 파일을 열 수 없어요: {why}'),
  isFolder: bad(
    '{path} 是文件夹，不是文件',
    '{path} is a folder, not a file',
    '{path}은(는) 파일이 아니라 폴더예요',
  ),
  empty: bad('文件是空的', 'the file is empty', '파일이 비어 있어요'),
  isWorkbook: bad(
    '这是 Excel 工作簿或压缩包；请在表格软件里另存为“CSV UTF-8”',
    'this is an Excel workbook or an archive; save it as "CSV UTF-8" in the spreadsheet program',
    'Excel 통합 문서나 압축 파일이에요. 표 프로그램에서 ‘CSV UTF-8’로 저장해 주세요',
  ),
  isArchive: bad(
    '这是压缩文件；请先解压出里面的 CSV',
    'this is a compressed file; unpack the CSV file in it first',
    '압축된 파일이에요. 먼저 안에 있는 CSV를 풀어 주세요',
  ),
  isPicture: bad(
    '这是图片，不是商品表格',
    'this is a picture, not a table of goods',
    '상품 표가 아니라 사진이에요',
  ),
  isPdf: bad('这是 PDF，不是商品表格', 'this is a PDF, not a table of goods', '상품 표가 아니라 PDF예요'),
  isMarkup: bad(
    '这是网页或 XML，不是 CSV；导出的下载可能没有成功',
    'this is a web page or XML, not CSV; the download of the export may have failed',
    'CSV가 아니라 웹 페이지나 XML이에요. 내려받기가 실패했을 수 있어요',
  ),
  isJson: bad(
    '这是 JSON，不是商品表格；请另存为 CSV',
    'this is JSON, not a table of goods; save it as CSV',
    '상품 표가 아니라 JSON이에요. CSV로 저장해 주세요',
  ),
  isBinary: bad('这不是文本文件', 'this is not a text file', '텍스트 파일이 아니에요'),
  noHeader: bad(
    '第一行不是表头：没有一列是 Shopify 商品导出里的（逗号、分号、制表符都试过）',
    "the first line is no header: none of the columns of Shopify's product export is in it, with commas, semicolons or tabs",
    '첫 줄이 머리글이 아니에요. 쉼표, 세미콜론, 탭으로 나눠 봐도 Shopify 상품 내보내기의 열이 하나도 없어요',
  ),
  doubledColumn: bad(
    '“{column}”列出现了两次',
    'the column "{column}" is there twice',
    '‘{column}’ 열이 두 번 나와요',
  ),
  missingColumns: bad(
    '缺少这些列：{columns}',
    'these columns are missing: {columns}',
    '이 열이 없어요: {columns}',
  ),
  tooManyQuotes: bad(
    '有超过 {most} 个引号没有结束',
    'more than {most} quotation marks are left open',
    '닫히지 않은 따옴표가 {most}개를 넘어요',
  ),
  wrongNames: bad(
    '新分类的名称表第 {line} 行应有四格：文件里的名称、中文、英文、韩文',
    'line {line} of the names for new categories needs four cells: the name in the file, Chinese, English, Korean',
    '새 카테고리 이름표 {line}행에는 네 칸이 필요해요: 파일의 이름, 중국어, 영어, 한국어',
  ),
})
