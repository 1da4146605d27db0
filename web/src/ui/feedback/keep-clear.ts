/** To be spread on bars with what people press, such as a pager or Save: no toast lies over them. */
export const keepClear = { 'data-keep-clear': '' } as const;
