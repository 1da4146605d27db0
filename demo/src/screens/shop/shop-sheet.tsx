import styled from '@emotion/styled';

/** What stands under the head of a page of the shop. */
export const ShopSheet = styled('div')({ marginTop: 14 });
