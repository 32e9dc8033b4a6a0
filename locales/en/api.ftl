# What the API says when a request goes wrong

api-400 = Bad request
api-400-why = Something in the request is not as it should be.
api-401 = Token needed
api-403 = Not allowed
api-403-why = You may not do this.
api-404 = Not found
api-404-why = There is nothing at this address, or it is not for you to see.
api-405 = Method not allowed
api-405-why = This address does not take this method.
api-409 = Conflict
api-409-why = It was done before, or something else stands in its way.
api-413 = Too large
api-413-why = What was sent is larger than allowed.
api-415 = Media type not taken
api-415-why = This kind of body is not taken.
api-422 = Not valid
api-422-why = What was sent is not valid.
api-429 = Too many requests
api-429-why = Too many requests came in a short time; wait and try again.
api-500 = Our fault
api-500-why = Something went wrong here. It has been written down.
api-503 = Busy
api-503-why = There is more to do than can be done at the moment; try again.
api-431 = Address too long
api-431-why = The address, or what the browser sends with it, is longer than is taken here.
api-store = The data cannot be reached
api-store-why = The site can neither read nor store its data at the moment. Nothing was changed.

api-token-needed = This needs an API token in the header Authorization: Bearer TOKEN. Tokens are made on the account page.
api-token-unknown = This token is unknown, has expired or was revoked.
api-token-scope = This token does not allow it: it lacks the scope.
api-media = This address takes { $name }.
api-too-large = At most { $limit } bytes are taken here.
api-too-many-records = At most { $limit } records are checked at once.
api-parameter-unknown = { $name }: there is no such parameter here, or it is given twice.
api-parameter = { $name }: this parameter cannot have that value.
