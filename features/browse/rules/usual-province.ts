/** Where the mall's shoppers live who have not said it: the province of Yanbian. */
export const usualProvince = '吉林省'
