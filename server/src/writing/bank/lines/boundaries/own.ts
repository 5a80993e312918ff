/** boundaries, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesOwn = `
I    | kindness fair | I give because I like to, and I stop because I like to.
I    | independence spare | I have my own opinion, and I can keep it without a fight.
I    | rest spare | My kindness is a choice, and I choose better when I'm rested.
I    | humour fair | I'm on good terms with the word no.
I    | meeting-people time-alone spare | I like people, and I like coming back to my own quiet.
I    | winding-down evening rest spare | The evening is mine, and I don't have to earn it.
I    | spare | I can be wanted elsewhere and still choose to stay where I am.
when | courage fair | If my limit is laughed at, I'll keep it anyway.
when | care fair | When someone needs more than I can give, I'll help them look for someone else.
when | fairness spare | When I hear someone else say no, I'll respect it as I'd like mine respected.
when | honesty fair | When I'm asked to explain a no, I'll give the true answer or none.
I    | note-friends note-lonely fair | I can be lonely and still not settle for unkind company.
I    | note-study fair | My marks are mine, and I choose who I tell.
I    | note-worry | My worries get a say. They don't get the casting vote.
I    | - | My yes is worth having. I don't leave it out on the step.
I    | patience fair | I make up my mind slowly, and then it's made.
I    | night first-only | I don't do guilt in bed.
I    | first | I don't need to be understood before I go home.
I    | night | I leave the world switched on and go to bed.
I    | - | My quiet is not an invitation.
I    | honesty first | I owe people honesty. I don't owe them my weekends.
I    | fairness first | I'm fair to people, and I've noticed that I'm people.
I    | not-heavy not-low fair | I enjoy my own time with the door shut and the music up.
I    | first | I'm easy to ask and hard to push.
I    | - | I can be moved. I can't be pushed.
I    | time-alone | This is my hour, and I'm not lending it.
I    | after-a-setback first-only | I gave in once. My no still works.
I    | first-only first | I disappoint people now and then. It's part of having a life.
I    | honesty fair | I'd sooner be liked a little for who I am than a lot for what I carry.
I    | first | I get a vote in my own day.
I    | humour first | I'm kind, and I have opening hours.
I    | fair | I'm just as much myself after an argument as I was before it.
I    | care | I can hold somebody's hand without holding up their whole life.
I    | humour first | I let people be cross. They're good at it.
I    | - | I'm in charge of one mood, and that's work enough.
I    | a-hard-talk first-only | I'm calm, I'm listening, and it's still no.
I    | - | I can take a hint, give a hint, and say it outright when hints have failed.
I    | honesty spare | I give gladly or I don't give. Both are honest.
I    | first | I'm a good listener with a finishing time.
I    | waking-up morning fair | The first ten minutes are mine.
I    | note-said-no | My no says please and thank you.
I    | note-work | I'm helpful. I'm not furniture.
you  | humour first | {name}, you're more than your usefulness, and funnier too.
you  | night spare | {name}, you belong to yourself tonight.
you  | spare | {name}, you choose your yeses, and that's why they count.
you  | first | {name}, you are kind, and you are not on call.
you  | fair | You can be laughing and still mean no.
you  | - | {name}, your no has good manners.
?    | first | What if being easy to live with includes me?
?    | rest spare | What would I do with a Saturday that asked nothing of me?
?    | kindness first | What if the kindest person in the room is also allowed to leave it?
?    | evening night fair | What if the no I gave was the right one, and the rest is only nerves?
when | first | When somebody sulks, I'll leave them the sofa and keep my answer.
when | evening night spare | When the evening is mine, I'll leave some of it empty and enjoy the room.
when | fair | When I'm thanked for being so easy, I'll make a note of what it cost me.
when | humour | If somebody preferred the old me, I'll wish them well with the memory.
when | honesty | When flattery is followed by a favour, I'll answer only the favour.
when | fair | When I'm expected in two places, I'll pick one and go there gladly.
you  | first | {name}, you're generous. You're not a service.
you  | fair | {name}, you get to decide who has your good hours.
I    | honesty rest first | I'm warm, I'm clear, and I'm home by ten.
I    | humour first | I've a soft voice and a firm diary.
I    | independence honesty first | I don't argue with people about what I want. I was there when I wanted it.
I    | independence first | My door opens from the inside.
you  | spare | {name}, a decision can be yours without a vote.
you  | fair | {name}, you give well because you stop in time.
you  | fair | {name}, you can be fond of somebody from a distance.
?    | - | What if I've nothing to add to my no?
?    | spare | What would I stop apologising for, if I counted the apologies for a day?
?    | fair | What if somebody can miss getting their way and still be fond of me?
when | fair | When I'm asked why, I'll give the shortest true answer.
when | humour first | When somebody says I used to be such fun, I'll agree that I was.
when | first | When I've said no, I'll go and put the kettle on and leave the no alone.
?    | spare | What if the shortest answer I have is also the kindest?
?    | spare | What if I'm allowed to be missed?
I    | before-work fair | I give my work good hours, and then I take my coat.
I    | time-alone | I like my own company, and I'm not taking bookings.
I    | winding-down evening fair | My evenings belong to me and a good chair.
?    | fair | What if I'm nice, and I'm not available?
?    | spare | What would I keep for myself if I got to choose first?
`
