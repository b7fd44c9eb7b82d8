// Owns the name of the place at the end of a page where ads stand as pictures.
export const adRoomId = 'ad-room';
