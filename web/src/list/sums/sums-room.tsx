import styled from '@emotion/styled';

/** The room of the sums under the rows, so that nothing moves when they are there. */
export const SumsRoom = styled('div')({ flex: 'none', height: 52 });
